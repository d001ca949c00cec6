import type { Plugin } from 'vite'

/** Components reach the stylesheet in any order; the order of their layers must come first. */
export const layerOrderFirst: Plugin = {
  name: 'layer-order-first',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
      file.source = `@layer base,ui,blocks,features,print;${Buffer.from(file.source).toString()}`
    }
  },
}
