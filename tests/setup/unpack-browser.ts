// Unpacks the packaged browser into the temporary directory: a process of its own, as one that still holds the file open
// for writing keeps it from being started.
import sparticuz from '@sparticuz/chromium';

await sparticuz.executablePath();
