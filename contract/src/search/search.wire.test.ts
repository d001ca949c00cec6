import { describeCodec } from '../wire/codec-laws.fixtures.ts'
import { foundFaqFixture, searchResultFixture } from './search.fixtures.ts'
import { searchResultWire } from './search.wire.ts'

describeCodec(null, searchResultWire, searchResultFixture)
describeCodec(null, searchResultWire, foundFaqFixture)
