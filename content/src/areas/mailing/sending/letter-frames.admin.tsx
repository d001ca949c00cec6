import { runTexts } from './run-desk.texts.ts'

/** How the letter of a run looks in both languages; the words around it in one. */
export function LetterFrames({ api, language }: { api: string; language: keyof typeof runTexts }) {
  const { previews, asText } = runTexts[language]
  return (
    <div className="run-desk__previews">
      {(['th', 'en'] as const).map((each) => {
        const preview = `${api}/preview?language=${each}`
        return (
          <figure key={each}>
            <figcaption>
              {previews[each]}{' '}
              <a href={`${preview}&part=text`} target="_blank" rel="noreferrer">
                {asText}
              </a>
            </figcaption>
            <iframe title={previews[each]} src={preview} sandbox="allow-popups" />
          </figure>
        )
      })}
    </div>
  )
}
