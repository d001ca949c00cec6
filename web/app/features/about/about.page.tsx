import type { AboutSection } from '@washhouse/contract/about/about.contract'
import { headContentOf, metaOf } from '../../core/blocks/page-head/head-content.ts'
import { PageHead } from '../../core/blocks/page-head/page-head.tsx'
import { PageSection } from '../../core/blocks/page-section/page-section.tsx'
import { cleanHtml } from '../../core/blocks/rich-text/clean-html.server.ts'
import { pageContent, readSettings } from '../../core/content/content.server.ts'
import { messagesFor, textIn } from '../../core/i18n/compile.server.ts'
import { localePath } from '../../core/i18n/language.ts'
import { pagePlace } from '../../core/request/page-place.ts'
import { publicPage, tagPage } from '../../core/request/public-page.ts'
import type { Route } from './+types/about.page.ts'
import { AboutCards } from './about-cards.tsx'
import { aboutLists } from './about-lists.server.ts'
import { describeAbout } from './about-json-ld.ts'
import { aboutMessages } from './about.messages.ts'
import { AboutStory } from './about-story.tsx'
import { excerptOf, longestTeaser } from './excerpt.server.ts'
import { loadAbout } from './load-about.ts'
import { OfficialChannels } from './official-channels.tsx'
import { Rewards } from './rewards.tsx'
import { Timeline } from './timeline.tsx'
import { useAboutText } from './use-about-text.ts'

export const handle = { ...publicPage(), ...pagePlace({ above: [] }) }

export async function loader({ url, context }: Route.LoaderArgs) {
  tagPage(context, 'information_page_aboutus', 'aboutus', 'about_brand', 'about_history')
  tagPage(context, 'history', 'rewards', 'official_channel')
  const content = context.get(pageContent)
  const { language } = content
  const [found, settings] = await Promise.all([
    loadAbout(content, aboutLists),
    readSettings(content),
  ])
  const { info, brand, history, pages, milestones, rewards, channels } = found

  const t = textIn(language, aboutMessages)
  const path = localePath(language, '/about')
  const head = headContentOf(info, { title: t('about.title'), lead: t('about.lead') })
  const storyOf = ({ title, description, image }: AboutSection) => ({
    title,
    image,
    text: cleanHtml(description, { language, origin: url.origin }),
  })
  return {
    messages: messagesFor(language, aboutMessages),
    meta: {
      ...metaOf(head),
      jsonLd: [
        describeAbout({
          name: head.title,
          description: head.lead,
          language,
          address: url.origin + path,
          settings,
          channels,
          rewards,
        }),
      ],
    },
    head,
    brand: brand && storyOf(brand),
    history: history && storyOf(history),
    milestones,
    rewards,
    channels,
    cards: pages.map(({ slug, title, image, description, untranslated }) => ({
      slug,
      title,
      image,
      excerpt: excerptOf(description, longestTeaser),
      // The excerpt is made from the description.
      untranslated: untranslated.map((text) => (text === 'description' ? 'excerpt' : text)),
    })),
  }
}

export default function AboutUsPage({ loaderData }: Route.ComponentProps) {
  const { head, brand, history } = loaderData
  const { milestones, rewards, channels, cards } = loaderData
  const { t } = useAboutText()
  return (
    <main id="content" className="about">
      <PageHead variant="company" {...head} />
      <PageSection id="brand" title={brand?.title ?? t('about.brand')} isEmpty={brand === null}>
        {brand && <AboutStory {...brand} />}
      </PageSection>
      <PageSection
        id="history"
        variant="band"
        title={history?.title ?? t('about.history')}
        isEmpty={history === null && milestones.length === 0}
      >
        {history && <AboutStory {...history} />}
        {milestones.length > 0 && <Timeline milestones={milestones} />}
      </PageSection>
      <PageSection id="rewards" title={t('about.rewards')} isEmpty={rewards.length === 0}>
        <Rewards rewards={rewards} />
      </PageSection>
      <PageSection id="more" title={t('about.pages')} isEmpty={cards.length === 0}>
        <AboutCards cards={cards} />
      </PageSection>
      <PageSection
        id="channels"
        variant="band"
        title={t('about.channels')}
        lead={t('about.channels.lead')}
        isEmpty={channels.length === 0}
      >
        <OfficialChannels channels={channels} />
      </PageSection>
    </main>
  )
}
