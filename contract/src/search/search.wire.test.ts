import { describeCodec } from '../wire/codec-laws.fixtures.ts'
import { searchResultFixture } from './search.fixtures.ts'
import { searchResultWire } from './search.wire.ts'

describeCodec(null, searchResultWire, searchResultFixture)
