import { useEffect, useRef } from 'react'
import { useText } from '../../../core/i18n/use-text.tsx'
import { Button } from '../../../core/ui/button/button.tsx'
import { VisuallyHidden } from '../../../core/ui/visually-hidden/visually-hidden.tsx'
import type { WritingMessageId } from './writing.messages.ts'

interface ChosenPictureProps {
  picture: File
  number: number
  onDrop: () => void
}

/** An image that is not sent yet: a preview, or the file name if the browser cannot decode it. */
export function ChosenPicture({ picture, number, onDrop }: ChosenPictureProps) {
  const t = useText<WritingMessageId>()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    async function show() {
      const { drawMiddle } = await import('../../../core/blocks/photo/draw-middle.ts')
      if (canvas.current) await drawMiddle(picture, canvas.current)
    }
    void show()
  }, [picture])
  const name = t('write.images.alt', { number })
  return (
    <li className="pictures-field__one">
      <canvas ref={canvas} className="picture" width={320} height={240} aria-hidden="true" />
      <span className="pictures-field__name">
        <bdi>{picture.name}</bdi>
      </span>
      <Button variant="link" icon="close" onClick={onDrop}>
        {t('write.images.remove')} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    </li>
  )
}
