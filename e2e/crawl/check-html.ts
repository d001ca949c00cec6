import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/** The conformance rules of the HTML standard alone, no opinions on style. */
const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }),
)

/** Where a document breaks the HTML standard: the rule, what is wrong, and the element. */
export async function checkHtml(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector ?? '?'}`),
  )
}
