import { useEffect, useState } from 'react'
import { Button } from '../button/button.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

interface CopyButtonProps {
  text: string
  label: string
  copiedLabel: string
  /** Shown if the browser denies access to the clipboard. */
  refusedLabel: string
}

const announcedMilliseconds = 4000

/** Copies a text and announces it politely; the text is next to it for copying by hand. */
export function CopyButton({ text, label, copiedLabel, refusedLabel }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'refused'>('none')

  useEffect(() => {
    if (outcome === 'none') return
    const timer = setTimeout(() => setOutcome('none'), announcedMilliseconds)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      // Denied by the visitor or unavailable on plain http: the message says to copy by hand.
      setOutcome('refused')
    }
  }

  const answer = { none: '', copied: copiedLabel, refused: refusedLabel }[outcome]
  return (
    <span className="needs-scripting">
      <Button
        variant="secondary"
        icon={outcome === 'copied' ? 'check' : 'copy'}
        onClick={() => void copy()}
      >
        {answer || label}
      </Button>
      <VisuallyHidden>
        <output>{answer}</output>
      </VisuallyHidden>
    </span>
  )
}
