export interface ListFollower {
  /** Marks the card of the branch if the list shows it; null: none. */
  mark(slug: string | null): void
  stop(): void
}

/**
 * Synchronizes map and list: reports which branch's card has the pointer or the focus. Finds cards by their links, so the
 * list does not depend on the map.
 */
export function followList(list: HTMLElement, onCard: (slug: string | null) => void): ListFollower {
  let marked: string | null = null
  const listening = new AbortController()
  const { signal } = listening

  const point = (target: EventTarget | null) => onCard(slugOf(cardOf(target)))
  list.addEventListener('focusin', ({ target }) => point(target), { signal })
  // Ignores touch: scrolling is not pointing.
  list.addEventListener(
    'pointerover',
    ({ pointerType, target }) => pointerType === 'mouse' && point(target),
    { signal },
  )
  list.addEventListener('pointerleave', () => onCard(null), { signal })
  list.addEventListener('focusout', () => onCard(null), { signal })

  function renew() {
    for (const card of list.querySelectorAll('.branch-grid > li')) {
      const isMarked = marked !== null && slugOf(card) === marked
      if (card.hasAttribute('data-on-map') !== isMarked) card.toggleAttribute('data-on-map')
    }
  }
  // Filters and pages change the cards.
  const watcher = new MutationObserver(renew)
  watcher.observe(list, { childList: true, subtree: true })

  return {
    mark(slug) {
      marked = slug
      renew()
    },
    stop() {
      marked = null
      watcher.disconnect()
      renew()
      listening.abort()
    },
  }
}

function cardOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('.branch-grid > li') : null
}

function slugOf(card: Element | null): string | null {
  const path = card?.querySelector('a')?.pathname
  return path ? decodeURIComponent(path.slice(path.lastIndexOf('/') + 1)) : null
}
