import type { Plugin } from 'vite'
import { cutSource, emptied, type Cut } from './cut-source.ts'

/**
 * What React DOM carries for features that no page uses. The minifier then finds what only they have
 * called, and leaves it out too. `named-react.ts` gives these features to nobody.
 */
const cuts: readonly Cut[] = [
  // No <ViewTransition>: no update may start one.
  { what: /\((\w+) & 335544064\) === \1/g, by: 'false' },
  { what: /\bshouldStartViewTransition\s+\?/, by: 'false ?' },
  { what: /0 !== \(workInProgress\.mode & 32\)/, by: 'false' },
  { what: /for \(firstChild = committedLanes \? 9270 : 1024;/, by: 'for (firstChild = 1024;' },
  { what: /\bcommittedLanes &&\s+(?=\(\(JSCompiler_temp = root\.deletions)/, by: 'false &&' },
  { what: /null !== pendingViewTransition &&\s+\(pendingViewTransition\.skip[^;]+;/, by: '' },
  { what: /\bviewTransitionMutationContext &&\s/g, by: 'false && ' },
  { what: /^ViewTransitionPseudoElement\.prototype\.\w+ = [^]*?^\};/gm, by: '' },
  ...[
    'applyViewTransitionToHostInstances',
    'commitDeletedPairViewTransitions',
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'createViewTransitionInstance',
    'getViewTransitionClassName',
    'getViewTransitionName',
    'pushMutationContext',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'restoreViewTransitionOnHostInstances',
    'trackEnterViewTransitions',
  ].map((name) => emptied(name)),
  // No <Fragment> has a ref.
  { what: /\btraverseVisibleInstancesAndTextInstances\(\s+current\.child,[^;]+;/, by: '' },
  { what: /^FragmentInstance\.prototype\.\w+ = [^]*?^\};/gm, by: '' },
  ...[
    'FragmentInstance',
    'commitFragmentInstanceDeletionEffects',
    'commitFragmentInstanceInsertionEffects',
    'commitNewChildToFragmentInstances',
    'isFragmentInstanceParent',
  ].map((name) => emptied(name)),
  // No <Activity>, and no list that shows what it waits for in turn.
  emptied('updateActivityComponent'),
  emptied('updateSuspenseListComponent'),
  // Which parts stood above one that failed is for whoever has their sources.
  emptied('getStackByFiberInDevAndProd', 'return ""'),
]

const knownVersion = 'exports.version = "19.3.1";'

/** Spares every page seven kilobytes. A part of a feature must not stay: another version is looked at first. */
export const leanReact: Plugin = {
  name: 'lean-react',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    if (!id.endsWith('/react-dom/cjs/react-dom-client.production.js')) return null
    if (!code.includes(knownVersion)) throw new Error(`${id} is no longer the version it knows`)
    return { code: cutSource(code, cuts, id), map: null }
  },
}
