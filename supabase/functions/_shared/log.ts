export type LogLevel = 'info' | 'warning' | 'error';
export type LogFields = Record<string, string | number | boolean | null | undefined>;
export type Log = (level: LogLevel, event: string, fields: LogFields) => void;

/** One JSON object a line: what the hosted log explorer and a terminal both read. */
export const consoleLog: Log = (level, event, fields) => {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...fields });
  if (level === 'error') console.error(line);
  else console.log(line);
};
