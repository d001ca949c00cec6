import { aboutCalls } from '@washhouse/contract/about/about.calls'
import { data } from 'react-router'
import { NoData } from '../../core/blocks/no-data/no-data.tsx'
import { PageHead } from '../../core/blocks/page-head/page-head.tsx'
import { Picture } from '../../core/blocks/picture/picture.tsx'
import { cleanHtml } from '../../core/blocks/rich-text/clean-html.server.ts'
import { pageContent, readSettings } from '../../core/content/content.server.ts'
import { pick } from '../../platform/pick.ts'
import { messagesFor } from '../../core/i18n/compile.server.ts'
import { localePath } from '../../core/i18n/language.ts'
import { textLangIn } from '../../core/i18n/untranslated.ts'
import { pagePlace } from '../../core/request/page-place.ts'
import { publicPage, tagPage } from '../../core/request/public-page.ts'
import { ButtonLink } from '../../core/ui/button/button.tsx'
import { Prose } from '../../core/ui/prose/prose.tsx'
import type { Route } from './+types/about-topic.page.ts'
import { AboutCards } from './about-cards.tsx'
import { describeAbout } from './about-json-ld.ts'
import { aboutMessages, type AboutMessageId } from './about.messages.ts'
import './about-topic.css'
import { excerptOf } from './excerpt.server.ts'
import { isPublished, isTopicUntranslated } from './load-about.ts'
import { useAboutText } from './use-about-text.ts'

export const handle = {
  ...publicPage(),
  ...pagePlace<AboutMessageId>({ above: [{ path: '/about', name: 'about.title' }] }),
}

export async function loader({ url, params, context }: Route.LoaderArgs) {
  tagPage(context, 'aboutus')
  const content = context.get(pageContent)
  const { language } = content
  const [all, settings] = await Promise.all([
    content.demand(aboutCalls.listAboutPages),
    readSettings(content),
  ])
  const pages = all.filter(isPublished)
  const page = pages.find(({ slug }) => slug === params.slug)
  if (!page) throw data(null, { status: 404 })

  const path = localePath(language, `/about/${page.slug}`)
  const description = excerptOf(page.description)
  const isUntranslated = isTopicUntranslated(page)
  return {
    messages: messagesFor(language, aboutMessages),
    meta: {
      title: page.title,
      description,
      image: page.image,
      isUntranslated,
      jsonLd: [
        describeAbout({
          name: page.title,
          description,
          language: isUntranslated ? 'th' : language,
          address: url.origin + path,
          settings,
        }),
      ],
    },
    title: page.title,
    isUntranslated,
    lang: {
      title: textLangIn(language, page, 'title'),
      body: textLangIn(language, page, 'description'),
    },
    image: page.image,
    text: cleanHtml(page.description, { language, origin: url.origin }),
    others: pages
      .filter(({ id }) => id !== page.id)
      .slice(0, 3)
      .map((other) => ({
        ...pick(other, 'slug', 'title', 'image', 'untranslated'),
        excerpt: null,
      })),
  }
}

export default function AboutTopicPage({ loaderData }: Route.ComponentProps) {
  const { title, image, text, others, lang } = loaderData
  const { t, language } = useAboutText()
  return (
    <main id="content">
      <article>
        <PageHead
          variant="company"
          above="about-topic"
          title={title}
          titleLang={lang.title}
          isUntranslated={loaderData.isUntranslated}
        />
        <div className="wrap about-topic">
          {image && (
            <Picture
              id={image}
              alt=""
              width={960}
              height={540}
              sizes="(min-width: 62rem) 948px, 92vw"
              loading="first"
            />
          )}
          {text ? <Prose html={text} lang={lang.body} /> : <NoData />}
        </div>
      </article>
      <aside className="wrap about-others" aria-labelledby="others-title">
        <h2 id="others-title">{t('about.pages')}</h2>
        <AboutCards cards={others} />
        <p>
          <ButtonLink variant="secondary" to={localePath(language, '/about')}>
            {t('about.back')}
          </ButtonLink>
        </p>
      </aside>
    </main>
  )
}
