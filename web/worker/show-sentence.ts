/**
 * The offline page as it is shown in place of any other page: with the sentence about that, which it
 * has hidden (`data-elsewhere` in offline-document.tsx).
 */
export async function showSentence(page: Response): Promise<Response> {
  const html = await page.text()
  return new Response(html.replace('data-elsewhere="true" hidden=""', ''), {
    headers: page.headers,
  })
}
