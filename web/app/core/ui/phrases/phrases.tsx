import { joinCompounds } from './keep-together.ts'
import { splitPhrases } from './split-phrases.ts'
import './phrases.css'

/**
 * A heading that breaks between phrases first. Thai puts a space only between phrases; a balanced heading would otherwise
 * break inside a word group, as in หอม|แดด.
 */
export function Phrases({ text }: { text: string }) {
  return inRuns(splitPhrases(text)).map((run, index) =>
    // The order of a text's runs never changes.
    'plain' in run ? (
      run.plain
    ) : (
      <span className="phrase" key={index}>
        <WholeNames phrase={run.phrase} />
      </span>
    ),
  )
}

/** Joins parts that can be plain text, including spaces. */
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
 * One word of a script that breaks only between words: as an element of its own it would only make layout expensive, and
 * English has one per word.
 */
const isWhole = /^[^\s\u0E00-\u0E7F\u2010-\u2014-]+$/

/** A name of several words: ร้านสะดวก|ซักกับฟองใส would read as a convenience store, and a wash with Fongsai. */
const wholeName = /((?:ร้าน)?สะดวกซัก)/

function WholeNames({ phrase }: { phrase: string }) {
  return phrase.split(wholeName).map((part, index) =>
    // Every second part is a capture of split().
    index % 2 === 0 ? (
      joinCompounds(part)
    ) : (
      <span className="phrase" key={index}>
        {part}
      </span>
    ),
  )
}
