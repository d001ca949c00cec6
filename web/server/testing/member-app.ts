import { accountCalls } from '@washhouse/contract/account/account.calls'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { pageContent, providePageContent } from '../../app/core/content/content.server.ts'
import { beginSession, changePerson } from '../../app/core/content/session/change-session.server.ts'
import { storeSession } from '../../app/core/content/session/store-session.server.ts'
import { memberContentOf } from '../../app/core/content/session/member-content.server.ts'
import { sessionOf } from '../../app/core/content/session/session.ts'
import * as privateFile from '../../app/core/content/files/private-file.route.ts'
import * as ownCopy from '../../app/features/account/settings/own-copy.route.ts'
import * as problemPhoto from '../../app/features/problem/problem-photo.route.ts'
import * as logout from '../../app/features/account/sign-out/logout.route.ts'
import { publicPage, tagPage } from '../../app/core/request/public-page.ts'
import { isAppBuild, type AppBuild } from '../app-build.ts'
import { createFakeApp } from './fake-app.ts'

/** The website's own sessions with a few pages, on the real router; `modules`: further routes, by path. */
export function createMemberApp(modules: Readonly<Record<string, object>> = {}): AppBuild {
  const app = createFakeApp({ version: 1, mode: 'ok', gate: undefined, renders: [] })
  const home = ({ context }: LoaderFunctionArgs) => {
    tagPage(context, 'home')
    return { hello: sessionOf(context)?.person.firstName ?? 'ผู้มาเยือน' }
  }
  const account = async (args: LoaderFunctionArgs) => {
    const { firstName } = await memberContentOf(args).demand(accountCalls.getMe)
    return { firstName }
  }
  const rename = async (args: ActionFunctionArgs) => {
    const { firstName } = await memberContentOf(args).demand(accountCalls.getMe)
    changePerson(args.context, { firstName, avatar: null })
    return redirect('/account', 303)
  }
  const section = async (args: LoaderFunctionArgs) =>
    data(await memberContentOf(args).settle(accountCalls.getMe), {
      headers: { 'cache-control': 'public, max-age=60' },
    })
  const signIn = async ({ request, context }: ActionFunctionArgs) => {
    const isRemembered = (await request.formData()).has('remember')
    const body = { email: 'a@example.com', password: 'x', mode: null, remember: true, device: null }
    const tokens = await context.get(pageContent).store(accountCalls.login, body)
    if (tokens)
      beginSession(context, tokens, { isRemembered, person: { firstName: 'สมศรี', avatar: null } })
    return redirect('/account', 303)
  }
  const pages = [
    { id: 'home', path: '', index: true, module: { loader: home, handle: publicPage() } },
    { id: 'account', path: 'account', module: { loader: account, action: rename } },
    { id: 'english', path: 'en/account', module: { loader: account } },
    { id: 'section', path: 'section', module: { loader: section } },
    { id: 'login', path: 'login', module: { loader: () => ({}), action: signIn } },
  ].map(({ module, ...route }) => [
    route.id,
    { ...route, parentId: 'root', module: { default: () => null, ...module } },
  ])
  const build = {
    ...app,
    routes: {
      root: {
        id: 'root',
        path: '',
        module: { default: () => null, middleware: [providePageContent, storeSession] },
      },
      ...Object.fromEntries(pages),
      file: { id: 'file', path: 'assets/:id/:name?', parentId: 'root', module: privateFile },
      ...Object.fromEntries(
        Object.entries(modules).map(([path, module]) => [
          path,
          { id: path, path, parentId: 'root', module },
        ]),
      ),
      copy: { id: 'copy', path: 'account/data/archive', parentId: 'root', module: ownCopy },
      photo: {
        id: 'photo',
        path: 'en/problem/:reference/photo/:photo',
        parentId: 'root',
        module: problemPhoto,
      },
      logout: { id: 'logout', path: 'logout', parentId: 'root', module: logout },
    },
  }
  if (!isAppBuild(build)) throw new Error('the app of members is no build')
  return build
}
