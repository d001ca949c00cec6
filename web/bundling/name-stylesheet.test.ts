import { expect, test } from 'vitest'
import { nameStylesheet } from './name-stylesheet.ts'
import { fakeGraph } from './testing/fake-graph.ts'

const listed = new Set(['home', 'branch', 'problem'])

/** Import graph of a website with two member features. */
const graph = fakeGraph({
  '/app/root.tsx': ['/app/shell/header.tsx', '/app/ui/button/button.tsx'],
  '/app/shell/header.tsx': ['/app/shell/header.css'],
  '/app/features/home/home.page.tsx': ['/app/features/home/home.css', '/app/ui/chip/chip.tsx'],
  '/app/features/branch/branch.page.tsx': [
    '/app/ui/chip/chip.tsx',
    '/app/ui/button/button.tsx',
    '/app/ui/lightbox/lightbox.tsx',
  ],
  '/app/features/branch/branch-list.page.tsx': ['/app/features/branch/grid.css'],
  '/app/features/problem/problem.page.tsx': ['/app/features/problem/sent.tsx later'],
  '/app/features/problem/sent.tsx': [
    '/app/features/problem/sent.css',
    '/app/ui/combobox/combobox.tsx',
  ],
  '/app/features/account/account.page.tsx': [
    '/app/features/account/account.css',
    '/app/ui/avatar/avatar.tsx',
    '/app/ui/combobox/combobox.tsx',
    '/app/ui/button/button.tsx',
    '/app/ui/lightbox/lightbox.tsx',
  ],
  '/app/features/webboard/webboard.page.tsx': [
    '/app/ui/avatar/avatar.tsx',
    '/app/ui/chip/chip.tsx',
    '/app/ui/lightbox/lightbox.tsx',
  ],
  '/app/features/gallery/gallery.page.tsx': [
    '/app/features/gallery/gallery.css',
    '/app/ui/avatar/avatar.tsx',
    '/app/ui/combobox/combobox.tsx',
    '/app/ui/progress/progress.tsx',
  ],
  '/app/ui/button/button.tsx': ['/app/ui/button/button.css'],
  '/app/ui/chip/chip.tsx': ['/app/ui/chip/chip.css'],
  '/app/ui/avatar/avatar.tsx': ['/app/ui/avatar/avatar.css'],
  '/app/ui/lightbox/lightbox.tsx': ['/app/ui/lightbox/lightbox.css'],
  '/app/ui/combobox/combobox.tsx': ['/app/ui/combobox/combobox.css'],
  '/app/ui/progress/progress.tsx': ['/app/ui/progress/progress.css'],
})
const nameOf = (id: string) => nameStylesheet(id, graph, listed)

test('what the root has, and what two listed areas share, is for all pages', () => {
  expect(nameOf('/app/shell/header.css')).toBe('core')
  expect(nameOf('/app/ui/button/button.css')).toBe('core')
  expect(nameOf('/app/ui/chip/chip.css')).toBe('core')
})

test('what pages of one area have is in its own stylesheet, on demand as well', () => {
  expect(nameOf('/app/features/branch/grid.css')).toBe('branch')
  expect(nameOf('/app/features/problem/sent.css')).toBe('problem')
})

test('a members’ area adds nothing to what public pages link', () => {
  expect(nameOf('/app/features/account/account.css')).toBe('account')
  expect(nameOf('/app/ui/avatar/avatar.css')).toBe('members')
  expect(nameOf('/app/ui/combobox/combobox.css')).toBe('problem')
})

test('what a listed area shares with several others comes without the rest of it', () => {
  expect(nameOf('/app/ui/lightbox/lightbox.css')).toBe('branch-shared')
})

test('the gallery moves nothing, and has a look of its own', () => {
  expect(nameOf('/app/features/gallery/gallery.css')).toBe('gallery')
  expect(nameOf('/app/ui/progress/progress.css')).toBe('gallery')
})

test('scripts, and styles asked for by address, are left where they are', () => {
  expect(nameOf('/app/ui/chip/chip.tsx')).toBeNull()
  expect(nameOf('/app/features/branch/offline/offline.css?url')).toBeNull()
})
