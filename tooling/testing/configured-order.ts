import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Projects begin in the order of the configuration, not of their names: what waits a lot, beside what works. */
export class ConfiguredOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const names = this.ctx.projects.map(({ name }) => name)
    const placeOf = ({ project }: TestSpecification) => names.indexOf(project.name)
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}
