/** A migration that only adds: the previous release runs on it, so that an upgrade can be taken back. */
export const expandMigration = /^\d+_\d+_expand_/
