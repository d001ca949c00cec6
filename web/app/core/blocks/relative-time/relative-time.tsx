import { formatBriefDateTime, formatSince } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/use-text.tsx'

/**
 * How long ago something was, with the exact time as its title. Not for cached pages: the text is right when it is rendered.
 */
export function RelativeTime({ moment }: { moment: string }) {
  const language = useLanguage()
  return (
    // The server may have rendered it a minute before the browser does.
    <time dateTime={moment} title={formatBriefDateTime(language, moment)} suppressHydrationWarning>
      {formatSince(language, moment)}
    </time>
  )
}
