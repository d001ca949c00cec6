import './phrases.css'
import { splitPhrases } from './split-phrases.ts'

/**
 * A heading that breaks between its phrases first. Thai writes a space only between phrases, and a
 * balanced heading would otherwise break in the middle of a word group, as in หอม|แดด.
 */
export function Phrases({ text }: { text: string }) {
  return inRuns(splitPhrases(text)).map((run, index) =>
    // The runs of one text never change places.
    'plain' in run ? (
      run.plain
    ) : (
      <span className="phrase" key={index}>
        <WholeNames phrase={run.phrase} />
      </span>
    ),
  )
}

/** What may stand as plain text, spaces too, in one piece. */
function inRuns(phrases: readonly string[]): ({ plain: string } | { phrase: string })[] {
  const runs: ({ plain: string } | { phrase: string })[] = []
  const write = (plain: string) => {
    const last = runs.at(-1)
    if (last && 'plain' in last) last.plain += plain
    else runs.push({ plain })
  }
  phrases.forEach((phrase, index) => {
    if (index > 0) write(' ')
    if (isWhole.test(phrase)) write(phrase)
    else runs.push({ phrase })
  })
  return runs
}

/**
 * One word of a script that breaks between words alone: as a part of its own it would only make the
 * page dear to lay out, and English has as many of them as words.
 */
const isWhole = /^[^\s\u0E00-\u0E7F\u2010-\u2014-]+$/

/**
 * Of several words, though it names one thing: ร้านสะดวก|ซักกับฟองใส would be a convenience store, and a
 * wash with Fongsai.
 */
const wholeName = /((?:ร้าน)?สะดวกซัก)/

function WholeNames({ phrase }: { phrase: string }) {
  return phrase.split(wholeName).map((part, index) =>
    // What split() captured stands at every other place.
    index % 2 === 0 ? (
      part
    ) : (
      <span className="phrase" key={index}>
        {part}
      </span>
    ),
  )
}
