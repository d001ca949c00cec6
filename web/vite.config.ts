import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // Built files live under /build/, because /assets/ is the content service's pictures.
    assetsDir: 'build',
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  ssr: {
    // The workspaces are TypeScript sources.
    noExternal: [/^@washhouse\//],
  },
})
