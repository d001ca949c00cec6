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
      <span className="phrase">{phrase}</span>
    </Fragment>
  ))
}
