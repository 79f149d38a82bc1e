import { PGlite } from '@electric-sql/pglite';
import fs from 'node:fs';
let t=performance.now(); const lap=(n)=>{const x=performance.now(); console.log(n, Math.round(x-t)); t=x};
if (process.argv[2]) { const f=fs.readFileSync('/tmp/dump.tar'); lap('read'); const p=await PGlite.create({loadDataDir:new Blob([f])}); lap('loaded'); }
else { const p=await PGlite.create(); lap('create'); const d=await p.dumpDataDir('none'); lap('dump'); fs.writeFileSync('/tmp/dump.tar', Buffer.from(await d.arrayBuffer())); const q=await PGlite.create(); lap('second'); const r=await PGlite.create({loadDataDir:d}); lap('load');}
