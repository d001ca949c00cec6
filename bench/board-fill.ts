import type { BoardDatabase } from './board-database.ts'
import { makeWords, textOfN, titleOfN } from './board-texts.ts'

/** Size of a board: posts, replies in total, and replies to one post in the middle. */
export interface BoardSize {
  posts: number
  replies: number
  longest: number
}

/** The post with the most replies. */
export const longTopicOf = ({ posts }: BoardSize) => Math.floor(posts / 2)

/**
 * SQL that replaces the board by one of this size, written by existing members, with the derived data that the calls would
 * store (decision 0027).
 */
export function fillBoard({ name }: BoardDatabase, size: BoardSize): string {
  const isSqlite = name === 'SQLite'
  const { posts, replies, longest } = size
  const ago = (seconds: string) =>
    isSqlite
      ? `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || (${seconds}) || ' seconds')`
      : `now() - (${seconds}) * interval '1 second'`
  const numbers = isSqlite
    ? `WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < ${posts + replies}) SELECT n FROM c`
    : `SELECT n FROM generate_series(1::bigint, ${posts + replies}) AS s(n)`
  const isFalse = isSqlite ? '0' : 'false'
  const acts = posts + replies
  const inMiddle = longTopicOf(size)
  // Spread over all posts, except those of the long post.
  const post = `CASE WHEN n <= ${longest} THEN ${inMiddle} ELSE (n * 7919) % ${posts} + 1 END`
  return `
    DELETE FROM board_replies; DELETE FROM board_posts; DELETE FROM board_counts;
    DELETE FROM board_visits;
    CREATE TEMP TABLE numbers AS ${numbers};
    ${makeWords}
    CREATE TEMP TABLE writers AS SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM members;
    INSERT INTO board_replies
      (id, post, place, detail, member_id, state, created_at, updated_at)
    SELECT n, post, row_number() OVER (PARTITION BY post ORDER BY n),
      'ลองแช่น้ำส้มสายชูสัก 15 นาทีก่อนซักดูค่ะ ของเราหายเลย รอบที่ ' || n, writers.id, 'published',
      ${ago(`${acts} - n`)}, ${ago(`${acts} - n`)}
    FROM (SELECT n, ${post} AS post FROM numbers WHERE n <= ${replies}) AS numbered
    JOIN writers ON writers.place = n % (SELECT count(*) FROM writers);
    INSERT INTO board_posts
      (id, title, detail, member_id, state, is_locked, number, activity, last_activity_at, replies, places,
       views, created_at, updated_at)
    SELECT n, ${titleOfN}, ${textOfN}, writers.id,
      'published', ${isFalse}, n, n * 2, ${ago(`${posts} - n`)}, 0, 0, n % 100, ${ago(`${acts} - n`)},
      ${ago(`${acts} - n`)}
    FROM numbers JOIN writers ON writers.place = n % (SELECT count(*) FROM writers)
    WHERE n <= ${posts};
    CREATE TEMP TABLE counted AS SELECT post, count(*) AS replies FROM board_replies GROUP BY post;
    CREATE UNIQUE INDEX counted_post ON counted (post);
    UPDATE board_posts SET replies = counted.replies, places = counted.replies
      FROM counted WHERE counted.post = board_posts.id;
    INSERT INTO board_counts (key, posts, last_number, last_activity, created_at, updated_at)
      VALUES ('board', ${posts}, ${posts}, ${acts * 2}, ${ago('0')}, ${ago('0')});
    DROP TABLE counted; DROP TABLE writers; DROP TABLE words; DROP TABLE numbers;
    ${isSqlite ? '' : restartIds(['board_posts', 'board_replies'])}
    ANALYZE;`
}

/** PostgreSQL does not derive sequences from existing ids. */
function restartIds(tables: string[]): string {
  return tables
    .map(
      (table) =>
        `SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT max(id) FROM ${table}));`,
    )
    .join('\n')
}
