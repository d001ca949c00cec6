import nightShop from './night-shop.svg?url'

/** A shop front at night with its lights on, under a sickle moon; a file, since its page is heavy enough. */
export function NightShop() {
  return (
    <img
      className="home-franchise__shop"
      src={nightShop}
      alt=""
      width={520}
      height={320}
      loading="lazy"
      decoding="async"
    />
  )
}
