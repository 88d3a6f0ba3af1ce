/** Writes a CSV file as Parquet, by DuckDB in one thread: `node csv-to-parquet.js CSV PARQUET`. */
import { DuckDBInstance } from '@duckdb/node-api';

const [csv, parquet] = process.argv.slice(2);
const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
const connection = await instance.connect();
await connection.run(`COPY (FROM read_csv('${csv!}')) TO '${parquet!}' (FORMAT parquet, COMPRESSION zstd)`);
