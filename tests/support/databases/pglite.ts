import { PGlite, type Transaction } from '@electric-sql/pglite';
import type { Sql, SqlDatabase } from '#server/store/sql-database.ts';

/** A PostgreSQL in this process's memory, where no server is needed. */
export async function openPglite(): Promise<SqlDatabase> {
  const database = await PGlite.create();
  return {
    ...sqlOf(database),
    transaction: (work) => database.transaction((transaction) => work(sqlOf(transaction))),
    close: () => database.close(),
  };
}

function sqlOf(connection: PGlite | Transaction): Sql {
  return {
    async query(text, values = []) {
      const { rows, affectedRows } = await connection.query<Record<string, unknown>>(text, [
        ...values,
      ]);
      return { rows, count: rows.length || (affectedRows ?? 0) };
    },
    async script(text) {
      await connection.exec(text);
    },
  };
}
