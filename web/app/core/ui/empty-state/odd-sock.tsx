import oddSock from './odd-sock.svg?url'

/** The drum with one sock left in it; a file, since every page would carry it in its scripts. */
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
