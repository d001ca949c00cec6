import { readBlocks, type TextBlock, type TextPart } from '@washhouse/contract/webboard/board-text'
import { langOfName } from '../../../core/i18n/untranslated.ts'
import { useLanguage } from '../../../core/i18n/use-text.tsx'
import { RunningText } from '../../../core/ui/phrases/running-text.tsx'
import './written-text.css'

/** A member's text as elements and plain text; never as HTML. */
export function WrittenText({ text }: { text: string }) {
  const language = useLanguage()
  return (
    <div className="written-text" lang={langOfName(language, text)} dir="auto">
      {readBlocks(text).map((block, index) => (
        <Block key={index} {...block} />
      ))}
    </div>
  )
}

function Block({ kind, lines }: TextBlock) {
  if (kind === 'list')
    return (
      <ul>
        {lines.map((line, index) => (
          <li key={index}>
            <Line parts={line} />
          </li>
        ))}
      </ul>
    )
  return (
    <p>
      {lines.map((line, index) => (
        <span key={index}>
          {index > 0 && <br />}
          <Line parts={line} />
        </span>
      ))}
    </p>
  )
}

function Line({ parts }: { parts: readonly TextPart[] }) {
  return parts.map((part, index) =>
    part.kind === 'words' ? (
      <span key={index}>
        <RunningText text={part.text} />
      </span>
    ) : (
      <a key={index} href={part.href} rel="nofollow ugc noopener">
        {part.href}
      </a>
    ),
  )
}
