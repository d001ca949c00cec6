import type { MediaId } from '@washhouse/contract/media/media.contract'
import type { ReactNode } from 'react'
import { Picture } from '../../blocks/picture/picture.tsx'
import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb.tsx'
import { Phrases } from '../../ui/phrases/phrases.tsx'
import { useAboutText } from './use-about-text.ts'
import './about-head.css'

interface AboutHeadProps {
  title: string
  lead: string
  image: MediaId | null
  trail: { label: string; to: string }[]
  /** Where on the page there is more. */
  children?: ReactNode
}

/** The company profile: who we are in two lines, and our people at the drum's window. */
export function AboutHead({ title, lead, image, trail, children }: AboutHeadProps) {
  const { t } = useAboutText()
  return (
    <div className="about-head on-night">
      <div className="wrap about-head__inner">
        <div className="about-head__words">
          <Breadcrumb label={t('about.breadcrumb')} trail={trail} current={title} />
          <h1>
            <Phrases text={title} />
          </h1>
          <p className="lead">{lead}</p>
          {children}
        </div>
        {image && (
          <div className="about-head__window">
            <Picture
              id={image}
              alt=""
              width={640}
              height={640}
              sizes="(min-width: 48rem) 480px, 160px"
              loading="eager"
            />
          </div>
        )}
      </div>
    </div>
  )
}
