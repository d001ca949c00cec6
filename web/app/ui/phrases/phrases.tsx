import { Fragment } from 'react'
import './phrases.css'
import { splitPhrases } from './split-phrases.ts'

/**
 * A heading that breaks between its phrases first. Thai writes a space only between phrases, and a
 * balanced heading would otherwise break in the middle of a word group, as in หอม|แดด.
 */
export function Phrases({ text }: { text: string }) {
  return splitPhrases(text).map((phrase, index) => (
    // Phrases of one text never change places.
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className="phrase">
        <WholeNames phrase={phrase} />
      </span>
    </Fragment>
  ))
}

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
