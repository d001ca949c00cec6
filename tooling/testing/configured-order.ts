import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Starts projects in configuration order instead of by name, to mix waiting and CPU-bound tests. */
export class ConfiguredOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const names = this.ctx.projects.map(({ name }) => name)
    const placeOf = ({ project }: TestSpecification) => names.indexOf(project.name)
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}
