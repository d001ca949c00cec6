import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { passFrames } from '../support/pass-frames.ts'
import { untilAwake } from '../support/until-awake.ts'
import { readSpans } from './overlay-log.ts'

export const overlay = (page: Page) => page.locator('.loading-overlay')

/** Checks after all possible triggers. */
export async function expectNeverShown(page: Page): Promise<void> {
  await untilAwake(page)
  await passFrames(page)
  expect(await readSpans(page)).toEqual([])
}

/** Ends the overlay of this visit, so that later checks only see the next one. */
export async function visitQuietly(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Escape')
  await expect(overlay(page)).toBeHidden()
  await forgetSights(page)
}

/** Deletes all records except the last, the current state. */
export async function forgetSights(page: Page): Promise<void> {
  await page.evaluate(() => (window.overlaySights = window.overlaySights.slice(-1)))
}

export async function holdData(page: Page, path: string, milliseconds: number): Promise<void> {
  await page.route(
    (url) => url.pathname === `${path}.data`,
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, milliseconds))
      await route.continue()
    },
  )
}

/** Delays the data of a page until the returned function is called. */
export async function holdDataUntilLet(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  await page.route(
    (url) => url.pathname === `${path}.data`,
    async (route) => {
      await promise
      await route.continue()
    },
  )
  return () => resolve(undefined)
}

/** A first visit whose overlay lasts longer than the test needs. */
export async function beginFirstVisit(page: Page, path: string): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const body = html.replace('data-milliseconds="3000"', 'data-milliseconds="30000"')
      expect(body).not.toBe(html)
      await route.fulfill({ response, body })
    },
  )
  await page.goto(path)
  await expect(overlay(page)).toBeVisible()
}

export function menuLink(page: Page, name: string) {
  return page.getByRole('banner').getByRole('link', { name }).last()
}

/** Client-side navigation, as by a link. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  await page.evaluate((target) => {
    const router: unknown = Reflect.get(window, '__reactRouterDataRouter')
    if (typeof router !== 'object' || router === null) throw new Error('no router')
    return Reflect.get(router, 'navigate')(target)
  }, path)
}
