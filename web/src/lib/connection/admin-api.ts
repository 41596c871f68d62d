// What the operator's page asks the server, with the operator's key in each request. The key is kept nowhere else.
import type { AuditEntry, CloseReport, CloseTable, ReportInfo, Suspend } from "$generated/wire";
import { RefusedError, requestWith } from "./api";

export function adminApi(key: string) {
  const ask = async <T>(path: string, body?: unknown): Promise<T> =>
    (await requestWith(`/admin${path}`, { authorization: `Bearer ${key}` }, body)).json();
  return {
    /** Whether this server has such a page: without the operator's key set there is none. */
    exists: async () => {
      try {
        return (await ask<{ page: boolean }>("")).page;
      } catch (error) {
        return !(error instanceof RefusedError && error.status === 404);
      }
    },
    reports: (closed: boolean) => ask<ReportInfo[]>(`/reports?closed=${closed}`),
    moment: (report: string) => ask<unknown>(`/reports/${encodeURIComponent(report)}/moment`),
    closeReport: (what: CloseReport) => ask<ReportInfo[]>("/close-report", what),
    suspend: (what: Suspend) => ask<ReportInfo[]>("/suspend", what),
    closeTable: (what: CloseTable) => ask<ReportInfo[]>("/close-table", what),
    trail: () => ask<AuditEntry[]>("/trail"),
  };
}

export type AdminApi = ReturnType<typeof adminApi>;
