import { OddSock } from '../../ui/empty-state/odd-sock.tsx'

/** When not even the site's texts could be loaded: both languages, no content needed. */
export function BareErrorPage() {
  return (
    <main id="content" className="wrap section empty-state">
      <title>ขออภัย · Sorry</title>
      <OddSock />
      <h1 lang="th">ขออภัย ระบบสะดุดไปชั่วครู่ ลองใหม่ในอีกสักครู่</h1>
      <p lang="en">Sorry, something jammed. Please try again in a moment.</p>
    </main>
  )
}
