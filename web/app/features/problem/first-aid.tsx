import { PageCard } from '../../core/blocks/page-card/page-card.tsx'
import { useText } from '../../core/i18n/use-text.tsx'
import { Disclosure } from '../../core/ui/disclosure/disclosure.tsx'
import { Phrases } from '../../core/ui/phrases/phrases.tsx'
import { Prose } from '../../core/ui/prose/prose.tsx'
import type { FirstAidGroup } from './first-aid.server.ts'
import './first-aid.css'
import type { ProblemMessageId } from './problem.messages.ts'

/** What visitors can try at the machine before they report a problem. */
export function FirstAid({ groups }: { groups: readonly FirstAidGroup[] }) {
  const t = useText<ProblemMessageId>()
  return (
    <PageCard aria-labelledby="first-aid-title">
      <div className="first-aid__words">
        <h2 id="first-aid-title">
          <Phrases text={t('problem.aid')} />
        </h2>
        <p>{t('problem.aid.hint')}</p>
      </div>
      <div className="first-aid">
        {groups.map(({ cause, answers }) => (
          <Disclosure key={cause} summary={t(`problem.cause.${cause}`)} group="first-aid">
            {answers.map(({ id, question, questionLang, html, htmlLang }) => (
              <section className="first-aid__answer" key={id}>
                <h3 lang={questionLang}>
                  <Phrases text={question} />
                </h3>
                <Prose html={html} lang={htmlLang} />
              </section>
            ))}
          </Disclosure>
        ))}
      </div>
    </PageCard>
  )
}
