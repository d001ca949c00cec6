export const eventSize = { width: 960, height: 960 }
