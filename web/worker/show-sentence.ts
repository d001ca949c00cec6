/**
 * The offline page as a replacement for any other page: shows its hidden sentence about that (`data-elsewhere` in
 * offline-document.tsx).
 */
export async function showSentence(page: Response): Promise<Response> {
  const html = await page.text()
  return new Response(html.replace('data-elsewhere="true" hidden=""', ''), {
    headers: page.headers,
  })
}
