import { aboutSources } from '../../areas/about/about.search.ts'
import { branchSource } from '../../areas/branch/branch.search.ts'
import { packageSource } from '../../areas/investor/franchise-package.search.ts'
import { newsSource } from '../../areas/news/news.search.ts'
import { policySources } from '../../areas/policy/policy.search.ts'
import { productSources } from '../../areas/product/product.search.ts'
import type { SearchSource } from '../../engines/search/search-source.ts'

/**
 * All that is searched. To add a kind, write `<area>/<area>.search.ts` and name it here: a global
 * with `globalSource`, a collection of few records with `collectionSource`, one of thousands with
 * `tableSource`. The next start finds that its records are missing and takes them in; where the
 * website shows them is said in `web/app/features/search/result-path.ts`.
 */
export const searchSources: SearchSource[] = [
  branchSource,
  newsSource,
  packageSource,
  ...productSources,
  ...aboutSources,
  ...policySources,
]
