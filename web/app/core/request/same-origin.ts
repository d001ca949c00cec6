/**
 * True if a form was sent from a page of this site. React Router checks this for pages, but not for routes without a page.
 * Browsers send the origin with every posted form.
 */
export function isFromOwnPage(request: Request, url: URL): boolean {
  const origin = request.headers.get('origin')
  return origin === null || origin === url.origin
}
