import oddSock from './odd-sock.svg?url'

/** The drum with one sock; a file, because otherwise it would be in the scripts of every page. */
export function OddSock() {
  return (
    <img
      className="empty-state__drum"
      src={oddSock}
      alt=""
      width={200}
      height={200}
      fetchPriority="low"
    />
  )
}
