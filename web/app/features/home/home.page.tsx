import { Link } from 'react-router'
import { branchCalls } from '@washhouse/contract/branch/branch.calls'
import { openingStateMessages } from '../../core/blocks/opening-state/opening-state.messages.ts'
import { bannerMessages } from '../../core/blocks/banner/banner.messages.ts'
import { carouselMessages } from '../../core/blocks/carousel-texts/carousel.messages.ts'
import { MyBranchLinks, type MyBranch } from '../../core/blocks/my-branches/my-branches.tsx'
import {
  myBranchesMessages,
  type MyBranchesMessageId,
} from '../../core/blocks/my-branches/my-branches.messages.ts'
import { readMyBranches } from '../../core/blocks/my-branches/read-my-branches.server.ts'
import { chooseProvinces } from '../../core/blocks/province-choice/province-choice.ts'
import { pageContent, readHome, readSettings } from '../../core/content/content.server.ts'
import { valueOr } from '../../core/content/page-content.ts'
import { isSignedIn } from '../../core/content/session/session.ts'
import { forMember } from '../../core/content/session/for-member.server.ts'
import { messagesFor } from '../../core/i18n/compile.server.ts'
import { localePath } from '../../core/i18n/language.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import { publicPage, tagPage } from '../../core/request/public-page.ts'
import type { Route } from './+types/home.page.ts'
import { FiguresPopup } from './figures-popup.tsx'
import { HomeFinder } from './home-finder.tsx'
import { HomeHero } from './home-hero.tsx'
import { describeSite } from './home-json-ld.ts'
import { homeMessages, type HomeMessageId } from './home.messages.ts'
import { openSectionSource } from './sections/section-source.ts'
import { loadSection, tagsOf } from './sections/section-loaders.ts'
import { HomeSection } from './sections/section-registry.tsx'
import { sectionMessages } from './sections/section.messages.ts'
import { skipRepeats } from './sections/skip-repeats.ts'
import { useFiguresPopup } from './use-figures-popup.ts'
import './home.css'

export const handle = publicPage()

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args
  tagPage(context, 'home', 'branch', 'current_branch', 'sector', 'province')
  const content = context.get(pageContent)
  const source = openSectionSource(content)
  const [home, settings, sectors, provinces, own] = await Promise.all([
    readHome(content),
    readSettings(content),
    content.settle(branchCalls.listSectors),
    content.settle(branchCalls.listProvinces),
    forMember(args, () => readMyBranches(args)),
  ])
  const myBranches = own && own.length > 0 ? own : null
  const edited = home?.sections ?? []
  tagPage(context, ...edited.flatMap(({ kind }) => tagsOf(kind)))
  const sections = await Promise.all(edited.map((section) => loadSection(section, source)))
  const [counts, figures] = await Promise.all([source.counts, source.figures])
  return {
    messages: messagesFor(
      content.language,
      homeMessages,
      sectionMessages,
      bannerMessages,
      carouselMessages,
      myBranches && myBranchesMessages,
      myBranches && openingStateMessages,
    ),
    ...(myBranches && { myBranches }),
    isVisitor: !isSignedIn(context),
    meta: { jsonLd: describeSite(settings, url.origin) },
    hero: {
      title: home?.heroTitle ?? settings?.homeTitle ?? '',
      text: home?.heroText ?? null,
      allDayBranches: counts?.allDay ?? 0,
    },
    sections: skipRepeats(sections.filter((section) => section !== null)),
    popup:
      home?.hasPopup && figures ? { title: home.popupTitle, text: home.popupText, figures } : null,
    sectors: valueOr(sectors, []),
    provinces: chooseProvinces(valueOr(provinces, []), counts?.shops ?? null, content.language),
  }
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { hero, sections, popup, sectors, provinces, myBranches, isVisitor } = loaderData
  const popupRef = useFiguresPopup()
  const kinds = sections.map(({ kind }) => kind)
  return (
    <main id="content">
      <HomeHero {...hero} hasSteps={kinds.includes('steps')} />
      <div className="wrap home__finder">
        <HomeFinder sectors={sectors} provinces={provinces} />
      </div>
      {isVisitor && <JoinLine />}
      {myBranches && <HomeBranches branches={myBranches} />}
      {sections.map((section, index) => (
        // A kind can occur twice; only the first one gets the id.
        <div key={index} id={kinds.indexOf(section.kind) === index ? section.kind : undefined}>
          <HomeSection section={section} />
        </div>
      ))}
      {popup && <FiguresPopup ref={popupRef} popup={popup} />}
    </main>
  )
}

function JoinLine() {
  const t = useText<HomeMessageId>()
  return (
    <p className="wrap home__join">
      {t('home.join')}{' '}
      <Link to={localePath(useLanguage(), '/register')}>{t('home.join.register')}</Link>
    </p>
  )
}

/** The member's own branches come before the public content. */
function HomeBranches({ branches }: { branches: readonly MyBranch[] }) {
  const t = useText<MyBranchesMessageId>()
  return (
    <section className="wrap home__branches" aria-labelledby="my-branches">
      <h2 id="my-branches">{t('myBranches.title')}</h2>
      <MyBranchLinks branches={branches} />
    </section>
  )
}
