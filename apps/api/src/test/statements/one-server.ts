interface Rule {
  /** The place or engine that refuses the statement, and the reason. */
  refused: string
  pattern: RegExp
  /** The uses that docs/operations.md («On to a hundred million») accounts for. */
  exceptions?: RegExp
}

// `pnpm migrate` connects to the server itself.
const MIGRATION = /\/\* by a migration \*\/$/

// A pooler in transaction mode lends each transaction another connection; replicas and shards have a state of their own;
// a managed server has no superuser.
const RULES: Rule[] = [
  {
    refused: 'a pooler: the state of a session is lost with its connection',
    pattern:
      /^\s*(?:set (?!local |transaction )|listen |unlisten |notify |discard |prepare |deallocate |declare [^]* with hold)|pg_temp\.|\btemp(?:orary)? table\b/i,
    exceptions: MIGRATION,
  },
  {
    refused: 'a pooler: a lock of the session stays with the connection',
    pattern: /\bpg_(?:try_)?advisory_(?:lock|unlock)/i,
    exceptions: MIGRATION,
  },
  {
    refused: 'a pooler: the last value of a sequence belongs to the session; a shard numbers by itself',
    pattern: /\b(?:currval|lastval|setval)\s*\(/i,
  },
  {
    refused: 'shards: an advisory lock holds on one server',
    pattern: /\bpg_(?:try_)?advisory_xact_lock/i,
    exceptions: /hashtextextended|advisory_xact_lock\(\$1\)/,
  },
  {
    refused: 'shards: snapshots and transaction ids belong to one server',
    pattern: /\b(?:pg_current_snapshot|pg_snapshot_xm\w+|pg_visible_in_snapshot|pg_current_xact_id)\b/i,
    exceptions: /\b(?:audit_log|audit_chain|notification)\b/i,
  },
  {
    refused: 'shards: rows that others have locked are skipped within one shard',
    pattern: /\bskip locked\b/i,
    exceptions: /\b(?:audit_chain|mail_outbox|operation|product_photo|webhook|webhook_delivery|file)\b/,
  },
  {
    refused: 'a managed server: only a superuser may',
    pattern: /\b(?:alter system|pg_read_\w*file|pg_ls_\w+|pg_control_\w+|copy [^]* from program)\b/i,
    exceptions: /has_function_privilege\('pg_control_system\(\)'/,
  },
]

/** Says why the statement needs more than a connection of a pooler and a table that may be anywhere. */
export function refusedElsewhere(text: string): string | undefined {
  const rule = RULES.find(({ pattern, exceptions }) => pattern.test(text) && !exceptions?.test(text.trim()))
  return rule && `${rule.refused}: ${text}`
}
