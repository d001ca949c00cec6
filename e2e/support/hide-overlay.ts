import type { SharedProduct } from './shared-product.ts'
import { tokenIn } from './staff.ts'

/** Sets the overlay times to 0, which disables it. */
export async function hideOverlay(
  product: Pick<SharedProduct, 'contentUrl' | 'administrator'>,
): Promise<void> {
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${product.contentUrl}/cms-api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer
  }
  const login = await post('/staff/login', product.administrator)
  const token = tokenIn(login.headers.get('set-cookie') ?? '')
  await post(
    '/globals/tracking',
    { overlayFirstVisit: 0, overlayNavigation: 0 },
    { Authorization: `JWT ${token}` },
  )
}
