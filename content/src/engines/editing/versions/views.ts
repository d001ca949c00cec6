const folder = '/engines/editing/versions'

/** Our pages of versions. Payload's own are not in Thai time, and do not say who made a version or whether it was public. */
export const versionViews = {
  versions: { Component: `${folder}/versions.admin.tsx#Versions` },
  version: { Component: `${folder}/version.admin.tsx#Version` },
}
