import { data, redirect, type RouterContextProvider, type ServerBuild } from 'react-router'
import { createHeardChanges } from '../../app/core/content/heard-changes.ts'
import { largeForm } from '../../app/core/request/large-form.ts'
import { publicPage, tagPage } from '../../app/core/request/public-page.ts'
import { createLoadContext, requestContext } from '../../app/core/request/request-context.ts'
import { isAppBuild, type AppBuild } from '../app-build.ts'

/** Content of the fake website's pages, and the behaviour of their rendering. */
export interface FakeContent {
  version: number
  mode: 'ok' | 'failing' | 'incomplete'
  /** While set, renders wait for it after they have read the version. */
  gate: Promise<void> | undefined
  /** Rendered addresses, as the loaders saw them. */
  renders: string[]
}

interface LoaderArgs {
  request: Request
  url: URL
  params: Record<string, string | undefined>
  context: Readonly<RouterContextProvider>
}

type Loader = (args: LoaderArgs) => unknown

/** A small website on the real router, with enough routes for every rule of the server. */
export function createFakeApp(content: FakeContent): AppBuild {
  async function show({ url, context }: LoaderArgs, tag: string) {
    content.renders.push(url.pathname + url.search)
    tagPage(context, tag)
    const { note } = context.get(requestContext)
    const text = `version ${content.version}, ${url.href}`
    await content.gate
    if (content.mode === 'failing') throw new Error('the content service is away')
    if (content.mode === 'incomplete' && note) note.isIncomplete = true
    return { text }
  }
  const home: Loader = (args) => show(args, 'home')
  const branchList: Loader = (args) => show(args, 'branch')
  const branch: Loader = (args) => {
    if (args.params['slug'] === 'closed') {
      content.renders.push(args.url.pathname)
      throw data(null, { status: 404 })
    }
    if (args.params['slug'] === '7') throw redirect('/branch/siam', 308)
    return show(args, 'branch')
  }
  const account: Loader = ({ request }) => ({ text: `cookie ${request.headers.get('cookie')}` })
  const cookieSetter: Loader = ({ context }) => {
    tagPage(context, 'home')
    return data({ text: 'welcome' }, { headers: { 'set-cookie': 'visitor=1' } })
  }

  const missing: Loader = () => data({ text: 'missing' }, { status: 404 })

  const pages: [id: string, path: string, loader: Loader, handle?: unknown][] = [
    ['home', '', home, publicPage()],
    ['english', 'en', home, publicPage()],
    ['list', 'branch', branchList, publicPage({ query: ['page', 'sector'], freeText: ['search'] })],
    ['branch', 'branch/:slug', branch, publicPage()],
    ['policy', 'cookiePolicy', home, publicPage()],
    ['account', 'account', account],
    ['greeting', 'greeting', cookieSetter, publicPage()],
    ['missing', '*', missing, publicPage({ freeText: ['search'] })],
    ['enquiry', 'enquiry', account],
    ['report', 'report', account, largeForm({ maxBytes: 8_000_000 })],
  ]
  const action = async ({ request }: LoaderArgs) => {
    const text = `posted ${await request.text()}`
    content.renders.push(text)
    await content.gate
    return { text }
  }
  const takesForms = ['enquiry', 'report']
  const routes = pages.map(([id, path, loader, handle]) => [
    id,
    {
      id,
      path,
      parentId: 'root',
      ...(path === '' && { index: true }),
      module: { default: () => null, loader, handle, ...(takesForms.includes(id) && { action }) },
    },
  ])
  const build = {
    entry: {
      module: {
        default: renderDocument,
        createLoadContext,
        heardChanges: createHeardChanges(),
        handleError: () => undefined,
      },
    },
    routes: {
      root: { id: 'root', path: '', module: { default: () => null } },
      ...Object.fromEntries(routes),
      click: { id: 'click', path: 'click', parentId: 'root', module: { action } },
    },
    assets: { version: 'build-1', entry: { module: '', imports: [] }, routes: {}, url: '' },
    assetsBuildDirectory: '',
    publicPath: '/',
    basename: '/',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  }
  if (!isAppBuild(build)) throw new Error('the fake app is no build')
  return build
}

const renderDocument: ServerBuild['entry']['module']['default'] = (
  _request,
  status,
  headers,
  { staticHandlerContext },
  loadContext,
) => {
  const { nonce } = loadContext.get(requestContext)
  headers.set('content-type', 'text/html; charset=utf-8')
  const shown = JSON.stringify({
    ...staticHandlerContext.loaderData,
    ...staticHandlerContext.actionData,
  })
  const html = `<!doctype html><script nonce="${nonce}">start()</script><script>planted()</script>
<main>${shown}</main>${'ร้านสะดวกซัก '.repeat(60)}`
  return Promise.resolve(new Response(html, { status, headers }))
}
