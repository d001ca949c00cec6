/**
 * Whether a form was sent from a page of this site, as React Router judges it for pages; a route
 * without a page is not judged by it. A browser names the origin of every form it posts.
 */
export function isFromOwnPage(request: Request, url: URL): boolean {
  const origin = request.headers.get('origin')
  return origin === null || origin === url.origin
}
