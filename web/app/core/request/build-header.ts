/** Names the build whose code made a page's data. */
export const buildHeader = 'x-build'
