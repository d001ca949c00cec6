import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/** Only the conformance rules of the HTML standard, no style rules. */
const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }),
)

/** Violations of the HTML standard: rule, message and element. */
export async function checkHtml(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector ?? '?'}`),
  )
}
