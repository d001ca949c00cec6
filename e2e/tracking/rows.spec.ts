import { test } from './measured-test.ts'
import { expectRow, rows } from './rows.ts'

test.use({ hasChosen: false })
test.describe.configure({ mode: 'serial' })

/** `npm test` runs one of them, in `tracking.spec.ts`. */
for (const beforeChoice of ['cookieless', 'nothing'])
  for (const row of rows.filter(({ state }) => `${state}, ${beforeChoice}` !== 'both, nothing'))
    test(`${row.state}, ${beforeChoice} before a choice: exactly what the table allows, on a reload, by a link from another site and without JavaScript @long @desktop`, async ({
      measured,
      browser,
      page,
      context,
      product,
    }) => {
      await expectRow({ measured, browser, page, context, product }, row, beforeChoice)
    })
