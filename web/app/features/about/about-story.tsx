import type { MediaId } from '@washhouse/contract/media/media.contract'
import { Picture } from '../../core/blocks/picture/picture.tsx'
import { Prose } from '../../core/ui/prose/prose.tsx'
import './about-story.css'

interface AboutStoryProps {
  /** Sanitized. */
  text: string | null
  image: MediaId | null
}

export function AboutStory({ text, image }: AboutStoryProps) {
  return (
    <div className="about-story">
      {text && <Prose html={text} />}
      {image && (
        <Picture
          id={image}
          alt=""
          width={560}
          height={420}
          sizes="(min-width: 75rem) 540px, (min-width: 48rem) 45vw, 92vw"
        />
      )}
    </div>
  )
}
