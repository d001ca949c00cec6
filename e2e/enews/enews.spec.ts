import { expect } from '@playwright/test'
import { enterAsNewMember } from '../account/member.ts'
import { tagOf } from '../support/tags.ts'
import { test } from '../support/test.ts'
import { viewportOf } from '../support/viewports.ts'
import { enewsWords, readIssue } from './read-issue.ts'

for (const language of ['th', 'en'] as const) {
  test(`a member reads the newest issue, keeps its PDF and finds the first by its year (${language}) [S1.purpose.1] [S2.pages.9] ${viewportOf(language)} ${tagOf(language)}`, async ({
    page,
    request,
    product,
  }) => {
    test.setTimeout(90_000)
    await enterAsNewMember({ page, request, product, language })
    await readIssue(page, language)
  })

  test(`a visitor is told what the e-news are, and of one issue is led to the log-in (${language}) @desktop`, async ({
    request,
  }) => {
    const words = enewsWords[language]
    const html = await (await request.get(`${words.prefix}/enews`)).text()
    // Thai text is split into phrases, each in an element.
    expect(html.replaceAll(/<[^>]+>|\u200B|\u00AD/g, '').replaceAll('\u00A0', ' ')).toContain(
      words.gate,
    )
    const next = encodeURIComponent(`${words.prefix}/enews`)
    expect(html).toContain(`href="${words.prefix}/login?next=${next}"`)
    const led = await request.get(`${words.prefix}/enews/18`, { maxRedirects: 0 })
    expect(led.status()).toBe(302)
    expect(led.headers()['location']).toMatch(/\/login\?next=.*enews%2F18&reason=members$/)
  })
}
