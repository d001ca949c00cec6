const folder = '/engines/editing/versions'

/** Payload's pages of versions, whose times are not of Thailand, say nothing of who made one or whether it was public. */
export const versionViews = {
  versions: { Component: `${folder}/versions.admin.tsx#Versions` },
  version: { Component: `${folder}/version.admin.tsx#Version` },
}
