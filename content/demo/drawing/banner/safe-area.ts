/**
 * The part of a banner's width that is seen on every screen, in shares: a phone shows 38 to 88 % of a strip and
 * more of a slide, and on wide screens words and their veil lie over the left 52 %.
 */
export const safeArea = { left: 0.52, right: 0.88 }
